const attempts = 3

/** Retries failed imports of our own code twice, for weak networks. */
export async function retryImport<T>(load: () => Promise<T>, left = attempts): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (left <= 1) throw error
    return retryImport(load, left - 1)
  }
}
