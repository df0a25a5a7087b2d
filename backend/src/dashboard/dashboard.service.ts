import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DashboardView } from '@shortlist/shared/contract/dashboard';
import { Repository } from 'typeorm';
import { EntitlementsService } from '../billing/entitlements.service.js';
import { Download } from '../export/download.entity.js';
import { Resume } from '../resumes/resume.entity.js';

@Injectable()
export class DashboardService {
  constructor(
    @InjectRepository(Resume) private readonly resumes: Repository<Resume>,
    @InjectRepository(Download) private readonly downloads: Repository<Download>,
    private readonly entitlements: EntitlementsService,
  ) {}

  async view(userId: string): Promise<DashboardView> {
    const [resumes, downloads, plan] = await Promise.all([
      this.resumes.countBy({ ownerId: userId }),
      this.downloads.countBy({ userId }),
      this.entitlements.planOf(userId),
    ]);
    return { resumes, downloads, plan };
  }
}
