/** Returns a component that takes the place of another one, with its type and its parts. */
export const inPlaceOf = <Original extends object>(original: Original, component: object): Original =>
  Object.assign(component, original)
