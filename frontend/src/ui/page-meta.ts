import { BRAND } from '@shortlist/shared/product/brand';
import { useEffect } from 'react';

interface PageMeta {
  description?: string;
  noindex?: boolean;
}

/**
 * Sets the page's title and metadata. The page's name precedes the product's, because browser tabs show only the start
 * of the title.
 */
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
