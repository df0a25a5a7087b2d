/** What a score means in words; "above" excludes the limit itself. */
export interface ScoreBand {
  key: 'high' | 'good' | 'low';
  message: string;
}

export function bandOf(score: number): ScoreBand {
  if (score > 80) return { key: 'high', message: 'Highly optimized for applicant tracking systems.' };
  if (score > 60) return { key: 'good', message: 'Good; a few changes would make it stronger.' };
  return { key: 'low', message: 'Add keywords from the job description and complete the sections below.' };
}
