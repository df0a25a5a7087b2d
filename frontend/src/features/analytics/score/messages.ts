export const messages = {
  pointName: {
    names: {
      export: 'Exported',
      ai: 'AI suggestion accepted',
      expert: 'Expert suggestion accepted',
      edit: 'Before changes',
      restore: 'Restored',
      current: 'Now',
    },
  },
  scoreChart: {
    label: (count: number, first: number, last: number) =>
      `Line chart of the ATS score in ${count} versions, from ${first} in the first version to ${last} now. The same numbers are in the table.`,
  },
  scoreLegend: {
    label: 'Chart legend with current scores',
  },
  scorePanel: {
    sinceFirst: (change: string) => `${change} since the first version`,
    yourScoreSoFar: (score: number) =>
      `Your score so far: ${score}. Changes appear here when the next version is saved.`,
    rulesNote: (rulesVersion: string) => `Scored by the builder’s rules (${rulesVersion}).`,
    versionsNote: (rulesVersion: string) =>
      `Each dot is a version, scored with the current rules (${rulesVersion}) and the current job description, so older scores may differ from those shown at the time.`,
    thinned: (shown: number, total: number) => `Showing ${shown} of ${total} versions, evenly spaced.`,
    title: 'Score over time',
    hideTheTable: 'Hide Table',
    showAsTable: 'Show as a Table',
  },
  scoreTable: {
    version: 'Version',
    versionScores: 'Score of each version',
    scoresOfTheVersions: 'Scrollable table of scores',
  },
  series: {
    name: 'ATS score',
    now: 'Now',
  },
} as const;
