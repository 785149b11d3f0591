/** The variable that names a folder for the packed libraries which all tests of a run share. */
export const packedLibrariesVariable = 'LEKTA_PACKED_LIBRARIES'
