/** A field of work: its job titles and their common skills. */
export interface SkillFamily {
  /** Lower-case words or phrases of job titles, separated by bars; a trailing * matches any ending. */
  titles: string;
  /** Most common first, separated by commas. */
  skills: string;
}

/** Skills for nearly any job, suggested if the title is unknown. */
export const GENERAL_SKILLS =
  'Communication, Teamwork, Problem solving, Time management, Customer service, Microsoft Excel, Microsoft Word, Attention to detail, Organization, Adaptability, Leadership, Data entry, Scheduling, Training, Conflict resolution';
