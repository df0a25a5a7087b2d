import { idPipe } from '../core/id.pipe.js';

export const resumeIdPipe = idPipe('resume');
