/** Returns a component that replaces another one, with the type and the parts of that one. */
export const withPartsOf = <Original extends object>(original: Original, component: object): Original =>
  Object.assign(component, original)
