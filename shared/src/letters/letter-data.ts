import { carriedResume } from '../export/carried-resume.js';
import type { ResumeData } from '../resume/resume-data.js';

/** Letters are made while somebody waits; a résumé may hold thousands of bullets, and no letter more than a dozen. */
const MOST = { jobsWithBullets: 10, bullets: 12, skills: 60, others: 12 };
const LONGEST = { bullet: 400, skill: 100 };

/** The part of a résumé that letters are made of: what it shows, the newest work first, in a bearable amount. */
export function letterData(resume: ResumeData): ResumeData {
  const { data } = carriedResume(resume, 'general');
  const { extras } = data;
  return {
    ...data,
    skills: data.skills.filter((skill) => skill.length <= LONGEST.skill).slice(0, MOST.skills),
    experience: data.experience.map((job, index) => ({
      ...job,
      bullets:
        index < MOST.jobsWithBullets
          ? job.bullets.filter((bullet) => bullet.length <= LONGEST.bullet).slice(0, MOST.bullets)
          : [],
    })),
    education: data.education.slice(0, MOST.others),
    certifications: data.certifications.slice(0, MOST.others),
    extras: {
      projects: extras.projects
        .slice(0, MOST.others)
        .map((project) => ({ ...project, description: shortOnly(project.description) })),
      awards: extras.awards.filter((award) => award.length <= LONGEST.bullet).slice(0, MOST.others),
      volunteer: extras.volunteer
        .slice(0, MOST.others)
        .map((work) => ({ ...work, description: shortOnly(work.description) })),
      languages: extras.languages.slice(0, MOST.others),
    },
  };
}

const shortOnly = (text: string): string => (text.length <= LONGEST.bullet ? text : '');
