import type { Built } from './measure/build';
import type { Conditions } from './measure/conditions';
import type { Rated } from './measure/lighthouse';
import type { Loaded } from './measure/load';
import type { Searched } from './measure/search';
import type { PageId } from './pages/representative';
import type { Site } from './sites/site';

/** All that was measured of a page. */
export interface PageFigures {
  readonly plain: Loaded[];
  /** At a quarter of the processor's speed. */
  readonly slow: Loaded[];
  readonly rated: Rated[];
}

/** All measurements of a site; a list is empty where its stage did not run. */
export interface SiteFigures {
  readonly site: Pick<Site, 'name' | 'label'>;
  readonly pages: ReadonlyMap<PageId, PageFigures>;
  readonly clicks: Readonly<Record<Conditions, number[]>>;
  readonly searches: Searched[];
  readonly cold: Built[];
  readonly warm: Built[];
  readonly large: Built[];
  readonly changes: number[];
}

/** Figures of a site before anything is measured. */
export function noFigures(site: Site, pages: readonly PageId[]): SiteFigures {
  return {
    site: { name: site.name, label: site.label },
    pages: new Map(pages.map((page) => [page, { plain: [], slow: [], rated: [] }])),
    clicks: { plain: [], 'slow processor': [], 'slow network': [] },
    searches: [],
    cold: [],
    warm: [],
    large: [],
    changes: [],
  };
}
