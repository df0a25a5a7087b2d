import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type { DashboardView } from '@shortlist/shared/contract/dashboard';
import { DataSource, Repository } from 'typeorm';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { Download } from '../export/download.entity.js';
import { Resume } from '../resumes/tables/resume.entity.js';
import { AccountUsage } from '../storage/account-usage.entity.js';

@Injectable()
export class DashboardService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(Resume) private readonly resumes: Repository<Resume>,
    @InjectRepository(Download) private readonly downloads: Repository<Download>,
    private readonly entitlements: EntitlementsService,
  ) {}

  async view(userId: string): Promise<DashboardView> {
    const [resumes, downloads, plan] = await Promise.all([
      this.resumes.countBy({ ownerId: userId }),
      this.downloadsOf(userId),
      this.entitlements.planOf(userId),
    ]);
    return { resumes, downloads, plan };
  }

  /** Counts the user's downloads, including those whose rows have been deleted. */
  private async downloadsOf(userId: string): Promise<number> {
    const [rows, usage] = await Promise.all([
      this.downloads.countBy({ userId }),
      this.database.getRepository(AccountUsage).findOne({
        select: { earlierDownloads: true },
        where: { ownerId: userId },
      }),
    ]);
    return rows + (usage?.earlierDownloads ?? 0);
  }
}
