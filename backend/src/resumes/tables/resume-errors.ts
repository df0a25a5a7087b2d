import { ApiError } from '../../core/errors/api-error.js';
import { resumeJson, type ResumeRow } from './resume-json.js';

export const resumeNotFound = (): ApiError => ApiError.notFound('resume');

export const resumeChanged = (current: ResumeRow): ApiError =>
  ApiError.conflict(
    'resume_changed',
    'This resume was changed in another tab or on another device. Reload the page to see the latest version.',
    JSON.parse(resumeJson(current)),
  );
