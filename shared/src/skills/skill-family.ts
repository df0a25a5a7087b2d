export interface SkillFamily {
  /**
   * Words or phrases that occur in job titles, in lower case and separated by bars. A trailing * matches any ending.
   */
  titles: string;
  /** Skills separated by commas, the most common first. */
  skills: string;
}

/** Skills for nearly any job, suggested if the job title is unknown. */
export const GENERAL_SKILLS =
  'Communication, Teamwork, Problem solving, Time management, Customer service, Microsoft Excel, Microsoft Word, Attention to detail, Organization, Adaptability, Leadership, Data entry, Scheduling, Training, Conflict resolution';
