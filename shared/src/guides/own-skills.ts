import { provenSkills, type JobRequirements } from '../letters/evidence/proven-skills.js';
import type { ResumeData } from '../resume/resume-data.js';
import { cleanLine } from '../text/text.js';

/** Returns the user's skills, those relevant to the job first, without details in parentheses: "AWS" for "AWS (S3)". */
export function ownSkillNames(data: ResumeData, profile: JobRequirements | null): string[] {
  const { asked, others } = provenSkills(data, profile);
  return bare([...asked, ...others]);
}

export const askedSkillNames = (data: ResumeData, profile: JobRequirements | null): string[] =>
  bare(provenSkills(data, profile).asked);

function bare(skills: readonly string[]): string[] {
  const names = skills.map((skill) => skill.split(/[([]/)[0]!.trimEnd()).filter(Boolean);
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}

/**
 * Returns the names of licenses and certificates without details: "Registered Nurse License, California (No. 417)"
 * becomes "Registered Nurse License".
 */
export const credentialNames = ({ certifications }: ResumeData): string[] => [
  ...new Set(
    certifications
      .map(({ name }) =>
        cleanLine(name)
          .split(/[,;(:]|\s[–—-]\s/u)[0]!
          .trimEnd(),
      )
      .filter(Boolean),
  ),
];
