import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fieldOfHash } from '../../../lib/field-address.js';
import { canGoTo } from '../score/can-go-to.js';

/** Goes to the field that the address names, once: the address is that of the résumé again afterwards. */
export function useFieldOfAddress(onField: (path: string) => void): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const path = fieldOfHash(hash);
    if (!canGoTo(path)) return;
    onField(path);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate, onField]);
}
