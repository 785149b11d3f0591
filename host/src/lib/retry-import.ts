const attempts = 3

/** Imports of our own code that fail are asked for again: a weak network gets two more tries. */
export async function retryImport<T>(load: () => Promise<T>, left = attempts): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (left <= 1) throw error
    return retryImport(load, left - 1)
  }
}
