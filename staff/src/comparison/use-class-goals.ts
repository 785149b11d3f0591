import { useQuery } from '@lekta/shared/client'
import type { ComparedGroup, Grouping } from '@lekta/shared/contract/assessment/comparison'
import { goalContract } from '@lekta/shared/contract/assessment/goal'

/** Returns a function that returns the goal of a class; undefined for a grade, without a goal, and while goals load. */
export function useClassGoals(by: Grouping) {
  const { data } = useQuery(goalContract.goals, { query: {} }, { refetchOnMountOrArgChange: true })
  const goals = new Map(data?.map((goal) => [goal.classroom_id, goal]))
  return ({ key }: ComparedGroup) => (by === 'class' ? goals.get(key) : undefined)
}
