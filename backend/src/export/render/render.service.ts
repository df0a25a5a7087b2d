import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { brandingContent, coverLetterContent, guideContent } from '@shortlist/shared/contract/resume-documents';
import type { ExportedText } from '@shortlist/shared/document/compose-text';
import { DataSource } from 'typeorm';
import type { FileKind } from './export-request.js';
import { FileStore } from '../../files/file-store.js';
import { MEDIA_TYPES } from '../../files/media-types.js';
import { findSource, storeFile } from './export.queries.js';
import { FILE_DAYS, type RenderJob } from './render-job.js';
import { RENDERER_VERSION } from './renderer-version.js';
import { RenderThreads } from './render-threads.js';

@Injectable()
export class RenderService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly threads: RenderThreads,
    private readonly files: FileStore,
  ) {}

  async render({ resumeId, kind, format, renderer }: RenderJob): Promise<void> {
    if (renderer !== RENDERER_VERSION) {
      // During a deployment, a job may come from another release. The job fails here, but a retry may reach a worker of
      // its own release.
      throw new Error(`this worker renders version ${RENDERER_VERSION}, the job wants ${renderer}`);
    }
    // Reads the current revision, which may be newer than the revision in the job.
    const source = await findSource(this.database, { resumeId, kind });
    if (!source) return;
    const { bytes, report } = await this.threads.render({
      data: source.data,
      templateKey: source.template_key,
      updatedAt: source.updated_at,
      companion: companionOf(kind, source.companion),
      format,
    });
    await this.files.put(Buffer.from(bytes), MEDIA_TYPES[format], (place) =>
      storeFile(this.database, {
        resumeId,
        kind,
        revision: source.revision,
        companionRevision: source.companion_revision,
        format,
        place,
        digest: createHash('sha256').update(bytes).digest('base64url'),
        report,
        days: FILE_DAYS,
      }),
    );
  }
}

function companionOf(kind: FileKind, content: unknown): ExportedText | undefined {
  switch (kind) {
    case 'resume':
      return undefined;
    case 'cover_letter':
      return { kind, content: coverLetterContent.parse(content) };
    case 'personal_branding':
      return { kind, content: brandingContent.parse(content) };
    case 'interview_preparation':
    case 'salary_guide':
      return { kind, content: guideContent.parse(content) };
  }
}
