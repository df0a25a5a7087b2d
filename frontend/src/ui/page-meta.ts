import { BRAND } from '@shortlist/shared/product/brand';
import { useEffect } from 'react';

interface PageMeta {
  description?: string;
  /** Keeps personal and temporary pages out of search engines. */
  noindex?: boolean;
}

/** Sets title and metadata. The page name comes first because tabs show only the start. */
export function usePageMeta(title: string, { description, noindex = false }: PageMeta = {}): void {
  useEffect(() => {
    document.title = title === BRAND.name ? title : `${title} – ${BRAND.name}`;
    metaTag('robots').content = noindex ? 'noindex' : 'index, follow';
    if (description) metaTag('description').content = description;
    canonicalLink().href = location.origin + location.pathname;
  }, [title, description, noindex]);
}

function metaTag(name: string): HTMLMetaElement {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return found ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
}

function canonicalLink(): HTMLLinkElement {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return found ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'canonical' }));
}
