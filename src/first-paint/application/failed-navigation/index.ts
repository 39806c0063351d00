import routes from '@generated/routes';
import type { ClientModule } from '@docusaurus/types';

import { hideFailure } from '@site/src/first-paint/early/failure';

import {
  restoreDeparture,
  saveDeparture,
  takeDeparture,
  takeSavedDeparture,
  type Departure,
} from './departure';
import './failure.css';
import { holdUntilReachable } from './hold';

interface LoadedRoute {
  readonly component?: unknown;
  readonly routes?: readonly LoadedRoute[];
}

interface Preloadable {
  preload: () => unknown;
}

interface Navigation {
  readonly address: string;
  readonly departure: Departure;
  /** Set by the first part that fails, so that all parts wait together. */
  hold?: Promise<boolean>;
}

/** The navigation that has begun and is not on the screen yet. */
let pending: Navigation | undefined;

/** Path of the page on the screen. */
let shown = '';

function hold(navigation: Navigation): Promise<boolean> {
  saveDeparture(navigation.departure);
  return holdUntilReachable(navigation.address, () => pending === navigation);
}

/**
 * Loads a part of a page. A failure reaches the generator, which logs a warning and reloads, only when
 * that reload can work. A deploy that replaced the files under an open tab ends there.
 *
 * @returns The part. It never comes for a navigation that another one replaced: the generator would
 *   take it for a part of the page that the reader waits for, and draw that page without its own.
 */
async function load<Part>(preload: () => Part): Promise<Awaited<Part>> {
  const navigation = pending;
  try {
    const part = await preload();
    if (!navigation || pending === navigation) {
      return part;
    }
  } catch (error) {
    if (!navigation) {
      throw error;
    }
    if (pending === navigation) {
      navigation.hold ??= hold(navigation);
      if (await navigation.hold) {
        // The reload would scroll the new page to where the reader was on the one before.
        window.history.scrollRestoration = 'manual';
        throw error;
      }
    }
  }
  return new Promise<never>(() => undefined);
}

function isPreloadable(component: unknown): component is Preloadable {
  return typeof component === 'function' && 'preload' in component;
}

function guard({ component, routes: nested }: LoadedRoute): void {
  if (isPreloadable(component)) {
    const { preload } = component;
    component.preload = () => load(preload);
  }
  nested?.forEach(guard);
}

/** Names that webpack gives to a script or a style sheet that did not arrive. */
function isChunkFailure(reason: unknown): boolean {
  return (
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' || /^Loading (?:CSS )?chunk/.test(reason.message))
  );
}

/** A part that only hovering asked for: its failure matters when the reader goes there, not before. */
function dropUnwanted(event: PromiseRejectionEvent): void {
  if (isChunkFailure(event.reason)) {
    event.preventDefault();
  }
}

/** A host's error page in place of a script. The chunk then counts as one that did not arrive. */
function dropForeignText(event: ErrorEvent): void {
  if (event.error instanceof SyntaxError && event.filename.startsWith(window.location.origin)) {
    event.preventDefault();
  }
}

if (typeof window !== 'undefined') {
  routes.forEach(guard);
}

export function onRouteUpdate({
  location,
  previousLocation,
}: Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]): void {
  hideFailure();
  pending = previousLocation
    ? {
        address: location.pathname + location.search,
        departure: takeDeparture(shown),
      }
    : undefined;
}

export function onRouteDidUpdate({
  location,
  previousLocation,
}: Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]): void {
  pending = undefined;
  shown = location.pathname;
  if (!previousLocation) {
    window.addEventListener('unhandledrejection', dropUnwanted);
    window.addEventListener('error', dropForeignText);
  }
  if (window.history.scrollRestoration === 'manual') {
    window.history.scrollRestoration = 'auto';
    // Without the browser's own scrolling, a reload does not go to the section of the address either.
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }
  const departure = takeSavedDeparture(location.pathname);
  if (departure) {
    // The page's own effects run after this call.
    setTimeout(() => restoreDeparture(departure));
  }
}
