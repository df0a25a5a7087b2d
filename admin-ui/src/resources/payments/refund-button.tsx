import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import type { StaffPaymentDetail } from '@shortlist/shared/contract/console/admin-payments';
import { useState } from 'react';
import { useMe } from '../../session/me.js';
import { messages } from './messages.js';
import { RefundDialog } from './refund-dialog.js';

export function RefundButton({ payment }: { payment: StaffPaymentDetail }) {
  const { staff } = useMe();
  const [isOpen, setIsOpen] = useState(false);
  if (staff.role !== 'admin' || payment.refundable === 0) return null;
  return (
    <>
      <Button variant="contained" color="error" startIcon={<UndoOutlined />} onClick={() => setIsOpen(true)}>
        {messages.refundButton.refundPayment}
      </Button>
      {isOpen && <RefundDialog payment={payment} onClose={() => setIsOpen(false)} />}
    </>
  );
}
