/** Words for counting employers: "over three schools". Whether they were schools is checked by the word itself. */
export const WORKPLACES =
  'roles, employers, companies, positions, posts, places, workplaces, firms, businesses, organizations, settings, sites, teams, sectors, industries, trades, fields, careers, kinds, sides, worlds, ends, stages, steps, moves, chapters';
