/** What employers are counted as: "over three schools". Whether they were schools is looked up by the word itself. */
export const WORKPLACES =
  'roles, employers, companies, positions, posts, places, workplaces, firms, businesses, organizations, settings, sites, teams, sectors, industries, trades, fields, careers, kinds, sides, worlds, ends, stages, steps, moves, chapters';
