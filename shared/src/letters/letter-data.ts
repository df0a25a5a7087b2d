import { carriedResume } from '../resume/carried-resume.js';
import type { ResumeData } from '../resume/resume-data.js';

/**
 * Limits that keep the response time short: a resume may have thousands of bullets, but a cover letter needs only a
 * dozen.
 */
const MAX = { jobsWithBullets: 10, bullets: 12, skills: 60, others: 12 };
const MAX_LENGTH = { bullet: 400, skill: 100 };

/**
 * Returns the visible part of a resume that cover letters use, with the newest work first and within the limits above.
 */
export function letterData(resume: ResumeData): ResumeData {
  const { data } = carriedResume(resume, 'general');
  const { extras } = data;
  return {
    ...data,
    skills: data.skills.filter((skill) => skill.length <= MAX_LENGTH.skill).slice(0, MAX.skills),
    experience: data.experience.map((job, index) => ({
      ...job,
      bullets:
        index < MAX.jobsWithBullets
          ? job.bullets.filter((bullet) => bullet.length <= MAX_LENGTH.bullet).slice(0, MAX.bullets)
          : [],
    })),
    education: data.education.slice(0, MAX.others),
    certifications: data.certifications.slice(0, MAX.others),
    extras: {
      projects: extras.projects
        .slice(0, MAX.others)
        .map((project) => ({ ...project, description: shortOnly(project.description) })),
      awards: extras.awards.filter((award) => award.length <= MAX_LENGTH.bullet).slice(0, MAX.others),
      volunteer: extras.volunteer
        .slice(0, MAX.others)
        .map((work) => ({ ...work, description: shortOnly(work.description) })),
      languages: extras.languages.slice(0, MAX.others),
    },
  };
}

const shortOnly = (text: string): string => (text.length <= MAX_LENGTH.bullet ? text : '');
