import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { Download } from '../export/download.entity.js';
import { Resume } from '../resumes/tables/resume.entity.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Resume, Download]), EntitlementsModule],
  controllers: [DashboardController],
  providers: [DashboardService],
})
export class DashboardModule {}
