import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DOCUMENT_FORMATS } from '@shortlist/shared/contract/export';
import { Repository } from 'typeorm';
import { z } from 'zod';
import { Resume } from '../resumes/resume.entity.js';
import { RenderDocumentService } from './documents/render-document.service.js';
import { FILE_DAYS, type RenderJob } from './render-job.js';
import { RENDERER_VERSION } from './renderer-version.js';
import { RenderThreads } from './render-threads.js';
import { RenderedFile } from './rendered-file.entity.js';

const documentFormat = z.enum(DOCUMENT_FORMATS);

/** The worker's side: makes one file and keeps it. Safe to run twice. */
@Injectable()
export class RenderService {
  constructor(
    @InjectRepository(Resume) private readonly resumes: Repository<Resume>,
    @InjectRepository(RenderedFile) private readonly files: Repository<RenderedFile>,
    private readonly documents: RenderDocumentService,
    private readonly threads: RenderThreads,
  ) {}

  async render({ resumeId, format, renderer, document }: RenderJob): Promise<void> {
    if (renderer !== RENDERER_VERSION) {
      // During a deployment; the next try may meet a worker of the right release.
      throw new Error(`this worker renders version ${RENDERER_VERSION}, the job wants ${renderer}`);
    }
    if (document) return this.documents.render(resumeId, document.kind, documentFormat.parse(format));
    // Saved again since the job was made? Then the newer revision is what the person wants.
    const resume = await this.resumes.findOneBy({ id: resumeId });
    if (!resume) return;
    const { data, templateKey, updatedAt } = resume;
    const { bytes, report } = await this.threads.make({ kind: 'resume', data, templateKey, updatedAt, format });
    await this.files.upsert(
      {
        resumeId,
        revision: resume.revision,
        format,
        renderer,
        content: Buffer.from(bytes),
        digest: createHash('sha256').update(bytes).digest('base64url'),
        report,
        expiresAt: new Date(Date.now() + FILE_DAYS * 24 * 60 * 60 * 1_000),
      },
      ['resumeId', 'revision', 'format', 'renderer'],
    );
  }
}
