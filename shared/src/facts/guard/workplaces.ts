/** Words for counting employers: "over three schools". The word check decides whether the employers were schools. */
export const WORKPLACES =
  'roles, employers, companies, positions, posts, places, workplaces, firms, businesses, organizations, settings, sites, teams, sectors, industries, trades, fields, careers, kinds, sides, worlds, ends, stages, steps, moves, chapters';
