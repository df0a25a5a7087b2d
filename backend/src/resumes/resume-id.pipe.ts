import { idPipe } from '../core/http/id.pipe.js';

export const resumeIdPipe = idPipe('resume');
