import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fieldOfHash } from '../../../entities/resume/field-address.js';
import { isEditableField } from '../score/is-editable-field.js';

/** Opens the field named in the URL hash, then removes the hash. */
export function useFieldFromUrl(onField: (path: string) => void): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const path = fieldOfHash(hash);
    if (!isEditableField(path)) return;
    onField(path);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate, onField]);
}
