import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  brandingDocument,
  brandingSave,
  coverLetterDocument,
  coverLetterSave,
  guideSave,
  interviewDocument,
  linkedinDocument,
  linkedinSave,
  resumeDocuments,
  salaryDocument,
  type BrandingSave,
  type CoverLetterSave,
  type GuideSave,
  type LinkedinSave,
  type ResumeDocument,
  type ResumeDocuments,
} from '@shortlist/shared/contract/resume-documents';
import { DOCUMENT_KINDS, type DocumentKind } from '@shortlist/shared/product/letter-options';
import { CurrentUser } from '../auth/sessions/session.guard.js';
import type { SessionUser } from '../auth/sessions/sessions.service.js';
import { Returns } from '../core/http/returns.js';
import { resumeIdPipe } from '../resumes/resume-id.pipe.js';
import { DocumentKindPipe } from './document-kind.pipe.js';
import { ResumeDocumentsService } from './resume-documents.service.js';

const Id = (): ParameterDecorator => Param('id', resumeIdPipe);
const Changed = (): MethodDecorator =>
  ApiResponse({
    status: 409,
    description: '`document_changed`: the document has another revision; `current` is the current document or null.',
  });

@ApiTags('resumes')
@ApiParam({ name: 'id', type: String })
@Controller('resumes/:id/documents')
export class ResumeDocumentsController {
  constructor(private readonly documents: ResumeDocumentsService) {}

  @Get()
  @Returns(resumeDocuments, 200, 'The saved cover letter, LinkedIn texts and guides of the resume.')
  list(@CurrentUser() user: SessionUser, @Id() id: string): Promise<ResumeDocuments> {
    return this.documents.list(user.id, id);
  }

  @Put('cover_letter')
  @Returns(coverLetterDocument, 200, 'The saved cover letter.')
  @Changed()
  saveLetter(
    @CurrentUser() user: SessionUser,
    @Id() id: string,
    @Body({ schema: coverLetterSave }) body: CoverLetterSave,
  ): Promise<ResumeDocument> {
    return this.documents.save(user.id, id, 'cover_letter', body);
  }

  @Put('linkedin')
  @Returns(linkedinDocument, 200, 'The saved LinkedIn texts.')
  @Changed()
  saveLinkedin(
    @CurrentUser() user: SessionUser,
    @Id() id: string,
    @Body({ schema: linkedinSave }) body: LinkedinSave,
  ): Promise<ResumeDocument> {
    return this.documents.save(user.id, id, 'linkedin', body);
  }

  @Put('interview_preparation')
  @Returns(interviewDocument, 200, 'The saved interview preparation.')
  @Changed()
  saveInterview(
    @CurrentUser() user: SessionUser,
    @Id() id: string,
    @Body({ schema: guideSave }) body: GuideSave,
  ): Promise<ResumeDocument> {
    return this.documents.save(user.id, id, 'interview_preparation', body);
  }

  @Put('salary_guide')
  @Returns(salaryDocument, 200, 'The saved salary guide.')
  @Changed()
  saveSalaryGuide(
    @CurrentUser() user: SessionUser,
    @Id() id: string,
    @Body({ schema: guideSave }) body: GuideSave,
  ): Promise<ResumeDocument> {
    return this.documents.save(user.id, id, 'salary_guide', body);
  }

  @Put('personal_branding')
  @Returns(brandingDocument, 200, 'The saved personal branding texts.')
  @Changed()
  saveBranding(
    @CurrentUser() user: SessionUser,
    @Id() id: string,
    @Body({ schema: brandingSave }) body: BrandingSave,
  ): Promise<ResumeDocument> {
    return this.documents.save(user.id, id, 'personal_branding', body);
  }

  @Delete(':kind')
  @HttpCode(204)
  @ApiParam({ name: 'kind', enum: DOCUMENT_KINDS })
  @ApiResponse({ status: 204, description: 'The text was deleted permanently. The resume still exists.' })
  delete(
    @CurrentUser() user: SessionUser,
    @Id() id: string,
    @Param('kind', DocumentKindPipe) kind: DocumentKind,
  ): Promise<void> {
    return this.documents.delete(user.id, id, kind);
  }
}
