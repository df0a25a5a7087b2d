import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  promoCodeCreate,
  promoCodeList,
  promoCodePatch,
  promoCodeQuery,
  promoCodeView,
  type PromoCodeCreate,
  type PromoCodeList,
  type PromoCodePatch,
  type PromoCodeQuery,
  type PromoCodeView,
} from '@shortlist/shared/contract/console/promo-codes';
import { Origin, type RequestOrigin } from '../auth/requests/request-origin.js';
import { idPipe } from '../core/http/id.pipe.js';
import type { StaffView } from '@shortlist/shared/contract/console/staff';
import { Returns } from '../core/http/returns.js';
import { CurrentStaff, StaffOnly } from '../staff/sign-in/staff.guard.js';
import { PromoCodesService } from './promo-codes.service.js';

const Id = (): ParameterDecorator => Param('id', idPipe('promo code'));

@ApiTags('admin')
@StaffOnly('admin')
@Controller('admin/promo-codes')
export class PromoCodesController {
  constructor(private readonly promos: PromoCodesService) {}

  @Get()
  @StaffOnly('admin', 'support', 'analyst')
  @Returns(promoCodeList)
  list(@Query({ schema: promoCodeQuery }) query: PromoCodeQuery): Promise<PromoCodeList> {
    return this.promos.list(query);
  }

  @Get(':id')
  @StaffOnly('admin', 'support', 'analyst')
  @Returns(promoCodeView)
  read(@Id() id: string): Promise<PromoCodeView> {
    return this.promos.read(id);
  }

  @Post()
  @Returns(promoCodeView, 201, 'The new promo code.')
  @ApiResponse({ status: 409, description: '`promo_code_taken`' })
  create(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Body({ schema: promoCodeCreate }) body: PromoCodeCreate,
  ): Promise<PromoCodeView> {
    return this.promos.create(body, { staffId: staff.id, caller });
  }

  @Patch(':id')
  @ApiResponse({ status: 409, description: '`promo_code_taken`' })
  @Returns(promoCodeView)
  change(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Body({ schema: promoCodePatch }) body: PromoCodePatch,
  ): Promise<PromoCodeView> {
    return this.promos.change(id, body, { staffId: staff.id, caller });
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'Deleted.' })
  @ApiResponse({ status: 409, description: '`promo_code_used`' })
  delete(@CurrentStaff() staff: StaffView, @Origin() caller: RequestOrigin, @Id() id: string): Promise<void> {
    return this.promos.delete(id, { staffId: staff.id, caller });
  }
}
