/** What the page of a student tells the actions that other areas add to its header. */
export interface StudentPageActions {
  student: { id: number; name: string; grade: number | null }
  /** The finished test that the page is about. */
  report: { id: number; title: string }
}

/**
 * The slots, which are parts of pages that other areas fill, each with the props that its fills get. An area that
 * offers a slot adds it here by module augmentation, as `<area>.<what it is>`.
 */
export interface Slots {
  /** Cards on the dashboard, below the greeting. */
  dashboard: Record<never, never>
  /** Buttons in the header of a student's page, as teachers and schools see it. */
  'student-page.actions': StudentPageActions
}

export type SlotName = keyof Slots
