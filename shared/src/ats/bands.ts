export interface ScoreBand {
  key: 'early' | 'high' | 'good' | 'low';
  message: string;
}

/** @param isEarly whether there is too little content to judge; such a resume is never rated poor */
export function bandOf(quality: number, isEarly = false): ScoreBand {
  if (isEarly) return { key: 'early', message: 'Too early to score: describe a job in three bullets first.' };
  if (quality > 80) return { key: 'high', message: 'Highly optimized for applicant tracking systems.' };
  if (quality > 60) return { key: 'good', message: 'Good. A few changes would make your resume stronger.' };
  return { key: 'low', message: 'Describe more of your work, and complete the sections below.' };
}
