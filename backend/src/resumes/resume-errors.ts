import { ApiError } from '../core/api-error.js';
import { resumeJson, type ResumeRow } from './resume-json.js';

export const noSuchResume = (): ApiError => ApiError.notFound('résumé');

export const resumeChanged = (current: ResumeRow): ApiError =>
  ApiError.conflict(
    'resume_changed',
    'This résumé was changed somewhere else in the meantime.',
    JSON.parse(resumeJson(current)),
  );
