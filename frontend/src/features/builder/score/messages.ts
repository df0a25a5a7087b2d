const pointCount = (points: string) => `${points} ${points === '1' ? 'point' : 'points'}`;

export const messages = {
  badge: { long: 'ATS Score', short: 'ATS', match: 'Match' },
  howItWorks: {
    title: 'How this works',
    method: (parse: number, content: number) =>
      'This is our own score, computed with the rules above: the same resume always gets the same number, and every ' +
      `lost point is shown with its rule and field. ATS readability counts for ${parse}% and content quality for ${content}%. The ` +
      'job match is a separate number: a demanding job never lowers your resume’s own score.',
    limits:
      'Employers’ systems mostly store and search resumes, and none publishes a score. A high number here doesn’t ' +
      'promise an interview: it means that software can read your resume, that it is well written, and that it covers ' +
      'what the job asks for. Repeating keywords doesn’t help.',
  },
  jobTerms: {
    mustHaves: 'Must-haves',
    niceToHave: 'Nice to have',
    heading: (name: string, present: number, total: number) => `${name}: ${present} of ${total}`,
    onlyListed: 'Only in your skills list. A skill counts more if a recent job mentions it.',
    present: ' (in your resume)',
    missing: ' (missing)',
    legend: 'Terms without a check mark were not found. Add only those that apply to you.',
  },
  panel: {
    title: (quality: number, match: number | undefined) =>
      `ATS Score ${quality}${match === undefined ? '' : `, match ${Math.round(match)}`}`,
    close: 'Close',
    tabs: 'Score or plain text',
    score: 'Score',
    text: 'What an ATS sees',
  },
  parsedText: {
    intro:
      'The plain text of your resume, updated as you type: the same words in the same order as in every exported file.',
    found: (found: number, total: number) => `${found} of ${total} fields found`,
    label: 'Plain text of the resume',
    check: 'Check My PDF',
    checking: 'Reading the PDF…',
    checkFailed: 'The PDF could not be checked. Check your connection and try again.',
  },
  ruleGroups: {
    nothingToFix: 'Nothing to fix.',
    lostPoints: (part: string) => `Lost points: ${part}`,
    passed: (count: number) => `${count} ${count === 1 ? 'Check' : 'Checks'} Passed`,
  },
  ruleLine: {
    noPoints: 'Costs no points',
    points: (points: string) => `Costs ${pointCount(points)}`,
    matchPoints: (points: string) => `Costs ${pointCount(points)} in the job match`,
    lessThan: (points: number) => `less than ${points}`,
  },
  scoreParts: {
    label: 'Score breakdown',
    meanings: {
      parse: 'Can software find your contact details, jobs, dates, education and skills?',
      content: 'Do your bullets say what you did, how much, and with what result?',
      match: 'Does your resume show what this job asks for?',
    },
    separate: 'a separate score',
    weight: (percent: number) => `${percent}% of the score`,
    stale: 'Based on the previous job description; the new one is still being analyzed.',
    noJob: 'Paste a job description to see how well your resume matches it.',
  },
} as const;
