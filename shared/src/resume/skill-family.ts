/** A field of work: the words by which its job titles are known, and skills that people in it commonly have. */
export interface SkillFamily {
  /** Words or phrases of job titles, lower case, parted by bars; a trailing * matches any ending. */
  titles: string;
  /** Most asked-for first, parted by commas. */
  skills: string;
}

/** Suitable for nearly any job; offered when the title says nothing. */
export const GENERAL_SKILLS =
  'Communication, Teamwork, Problem solving, Time management, Customer service, Microsoft Excel, Microsoft Word, Attention to detail, Organization, Adaptability, Leadership, Data entry, Scheduling, Training, Conflict resolution';
