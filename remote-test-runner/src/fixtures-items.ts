/** A single item of the fake bank. */
export interface FixtureItem {
  passage: string
  statement: string
  options: readonly [string, string, string, string]
  /** The index of the right option, 0…3. It never leaves the fake server. */
  key: number
}

/** Texts with one question each, easiest first, as in tests that began before an upgrade. */
export const singleItems: readonly FixtureItem[] = [
  {
    passage:
      'Tono has a kite. It is red. The wind is strong today. The kite goes up, up, up. Tono holds on with both hands.',
    statement: 'Tono needs two hands because the wind is ____.',
    options: ['strong', 'warm', 'wet', 'slow'],
    key: 0,
  },
  {
    passage:
      'The hen sat on five eggs. One day she heard a tap, tap, tap. Now four little heads look out from under her. One egg is still round and white.',
    statement: 'One chick has not come out of its ____ yet.',
    options: ['house', 'tree', 'egg', 'pond'],
    key: 2,
  },
  {
    passage:
      'Mira lost her blue pencil on Monday. She looked in her bag, on the shelf and under her bed. On Friday she opened her drawing book to the page with the whale. The pencil rolled out onto the floor.',
    statement: 'The pencil had been inside her ____ all week.',
    options: ['bag', 'book', 'bed', 'shelf'],
    key: 1,
  },
  {
    passage:
      'A gecko can walk straight up a wall and even across the ceiling. Under its toes are many tiny hairs, far thinner than the hair on your head. So many hairs touch the wall at once that the gecko holds on without any glue.',
    statement: 'The gecko does not fall because its toes are covered with ____.',
    options: ['glue', 'water', 'claws', 'hairs'],
    key: 3,
  },
  {
    passage:
      'Every evening Grandfather rowed out to light the lamp on the rock, and every morning he rowed back to put it out. When a wire was laid across the bay, the lamp began to light itself. Still, at sunset, Grandfather took his boat and rowed around the rock, just to see that it was shining.',
    statement: 'Grandfather kept rowing to the lamp although it was no longer ____.',
    options: ['bright', 'necessary', 'dangerous', 'far'],
    key: 1,
  },
  {
    passage:
      'Bamboo is often taken for a tree, but it is a grass, and it grows like one. A tree makes its trunk a little thicker each year. A bamboo stem comes out of the ground as thick as it will ever be and spends its few weeks of growth on nothing but height. Some kinds can grow most of a metre between one breakfast and the next.',
    statement: 'Unlike the trunk of a tree, a bamboo stem never becomes ____.',
    options: ['wider', 'taller', 'older', 'greener'],
    key: 0,
  },
  {
    passage:
      'The two neighbours had not spoken since the quarrel about the fence. When the flood came, the water stopped at the one house and entered the other. That night a lamp moved through the rain, and there was a knock. “The children’s room is dry,” said the voice at the door. “Bring everyone.” Nobody mentioned the fence, then or later.',
    statement: 'By opening the house to the others, the visitor showed that the quarrel was ____.',
    options: ['remembered', 'expensive', 'forgiven', 'beginning'],
    key: 2,
  },
  {
    passage:
      'Early mapmakers faced a problem that no skill could remove: the skin of a round fruit cannot be pressed flat without tearing or stretching. A map that keeps the shapes of the lands true must swell those near the poles, and one that keeps their sizes true must bend their outlines. Each mapmaker therefore had to decide which falsehood would do the reader the least harm.',
    statement: 'The passage suggests that every flat map of the world involves a ____.',
    options: ['mistake', 'discovery', 'journey', 'compromise'],
    key: 3,
  },
]
