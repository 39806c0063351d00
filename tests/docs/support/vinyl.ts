import { z } from 'zod';
import { requireFromSamples } from './gulp';

/** A Vinyl file as the tests look at it: every property can be anything. */
type VinylObject = Record<string, unknown> & {
  clone(options?: unknown): VinylObject;
};

/** The installed class. Arguments are `unknown` on purpose, wrong ones are handed in too. */
interface VinylClass {
  new (options?: unknown): VinylObject;
  readonly prototype: object;
  isCustomProp(name?: unknown): boolean;
  isVinyl(file?: unknown): boolean;
}

/** The class that `require('vinyl')` gives to a gulpfile of `samples/`. */
export const Vinyl: VinylClass = z
  .custom<VinylClass>(
    (value) => typeof value === 'function' && 'isVinyl' in value && 'isCustomProp' in value,
    'samples/node_modules/vinyl is not the Vinyl that the pages describe',
  )
  .parse(requireFromSamples('vinyl'));

/**
 * The names of the properties that the class computes, and those that the constructor stores.
 *
 * @returns the public names, without methods and without names that begin with `_`.
 */
export function propertyNames(): readonly string[] {
  return [...accessorNames(), ...Object.keys(new Vinyl()).filter((name) => !name.startsWith('_'))];
}

/** @returns the names of the properties with a getter, in the order of the library. */
export function accessorNames(): readonly string[] {
  return describedNames((descriptor) => descriptor.get !== undefined);
}

/** @returns the names of the methods of a file, in the order of the library. */
export function methodNames(): readonly string[] {
  return describedNames((descriptor) => typeof descriptor.value === 'function').filter(
    (name) => name !== 'constructor',
  );
}

function describedNames(matches: (descriptor: PropertyDescriptor) => boolean): readonly string[] {
  return Object.entries(Object.getOwnPropertyDescriptors(Vinyl.prototype))
    .filter(([, descriptor]) => matches(descriptor))
    .map(([name]) => name);
}
