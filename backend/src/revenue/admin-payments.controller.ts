import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  staffPaymentDetail,
  staffPaymentList,
  staffPaymentQuery,
  staffRefundBody,
  staffSubscriptionList,
  staffSubscriptionQuery,
  type StaffPaymentDetail,
  type StaffPaymentList,
  type StaffPaymentQuery,
  type StaffRefundBody,
  type StaffSubscriptionList,
  type StaffSubscriptionQuery,
} from '@shortlist/shared/contract/console/admin-payments';
import type { StaffView } from '@shortlist/shared/contract/console/staff';
import type { FastifyReply } from 'fastify';
import { Origin, type RequestOrigin } from '../auth/requests/request-origin.js';
import { idPipe } from '../core/http/id.pipe.js';
import { Returns } from '../core/http/returns.js';
import { CurrentStaff, StaffOnly } from '../staff/sign-in/staff.guard.js';
import { AdminPayments } from './admin-payments.service.js';
import { AdminSubscriptions } from './admin-subscriptions.service.js';
import { PaymentExports } from './payment-exports.service.js';
import { RefundPayment } from './refund-payment.service.js';

const Id = (): ParameterDecorator => Param('id', idPipe('payment'));

@ApiTags('admin')
@StaffOnly('admin', 'support')
@Controller('admin')
export class AdminPaymentsController {
  constructor(
    private readonly adminPayments: AdminPayments,
    private readonly adminSubscriptions: AdminSubscriptions,
    private readonly exports: PaymentExports,
    private readonly refundPayment: RefundPayment,
  ) {}

  @Get('payments')
  @Returns(
    staffPaymentList,
    200,
    'Payments for downloads and plans, including failed ones. At most 10,000 are counted.',
  )
  list(@Query({ schema: staffPaymentQuery }) query: StaffPaymentQuery): Promise<StaffPaymentList> {
    return this.adminPayments.list(query);
  }

  @Get('payments.csv')
  @ApiProduces('text/csv')
  @ApiResponse({ status: 200, description: 'A CSV file with all rows that match the filter.' })
  listAsCsv(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Query({ schema: staffPaymentQuery }) query: StaffPaymentQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.payments(query, reply, { staffId: staff.id, caller });
  }

  @Get('payments/:id')
  @Returns(staffPaymentDetail)
  read(@Id() id: string): Promise<StaffPaymentDetail> {
    return this.adminPayments.read(id);
  }

  @Post('payments/:id/refund')
  @StaffOnly('admin')
  @Returns(staffPaymentDetail, 200, 'A full refund ends the plan, or locks the download again.')
  @ApiResponse({
    status: 409,
    description: '`not_refundable`, or `refund_changed`: a concurrent refund changed the amount.',
  })
  @ApiResponse({
    status: 503,
    description: '`payments_unavailable`: the refund was recorded, and is sent when the provider is available again.',
  })
  refund(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Body({ schema: staffRefundBody }) body: StaffRefundBody,
  ): Promise<StaffPaymentDetail> {
    return this.refundPayment.refund(id, body, { staffId: staff.id, caller });
  }

  @Get('subscriptions')
  @Returns(staffSubscriptionList)
  subscriptions(
    @Query({ schema: staffSubscriptionQuery }) query: StaffSubscriptionQuery,
  ): Promise<StaffSubscriptionList> {
    return this.adminSubscriptions.list(query);
  }

  @Get('subscriptions.csv')
  @ApiProduces('text/csv')
  @ApiResponse({ status: 200, description: 'A CSV file with all rows that match the filter.' })
  subscriptionsAsCsv(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Query({ schema: staffSubscriptionQuery }) query: StaffSubscriptionQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.exports.subscriptions(query, reply, { staffId: staff.id, caller });
  }
}
