import { describe, expect, test } from 'vitest';
import { assignAndFollow, Recorder, spreadAndFollow } from './recorded-options';

describe('Recorder', () => {
  test('records names that are read, present or not, and no copying', () => {
    const recorder = new Recorder();
    const options = recorder.record({ present: 1, copied: 2 });
    const copy = assignAndFollow({ default: 3 }, options);
    expect(recorder.names).toEqual([]);
    expect(Reflect.get(copy, 'present')).toBe(1);
    expect(Reflect.get(copy, 'absent')).toBeUndefined();
    expect(Reflect.get(copy, 'default')).toBe(3);
    expect(recorder.names).toEqual(['absent', 'default', 'present']);
  });

  test('keeps the identity of the target, which can be frozen', () => {
    const recorder = new Recorder();
    const target = {};
    expect(assignAndFollow(target, recorder.record({ a: 1 }))).toBe(target);
    Object.freeze(target);
    expect(Reflect.get(target, 'a')).toBe(1);
    expect(Reflect.get(target, 'b')).toBeUndefined();
    expect(recorder.names).toEqual(['a', 'b']);
  });

  test('follows a spread of a copy', () => {
    const recorder = new Recorder();
    const copy = assignAndFollow({}, recorder.record({ a: 1 }));
    const again = spreadAndFollow(() => ({ ...copy, b: 2 }), [copy]);
    expect(recorder.names).toEqual([]);
    expect(Reflect.get(again, 'c')).toBeUndefined();
    expect(recorder.names).toEqual(['c']);
  });

  test('stops recording a name that the library has written itself', () => {
    const recorder = new Recorder();
    const copy = assignAndFollow({}, recorder.record({ a: 1 }));
    Reflect.set(copy, 'a', 2);
    Reflect.set(copy, 'b', 3);
    expect([Reflect.get(copy, 'a'), Reflect.get(copy, 'b')]).toEqual([2, 3]);
    expect(recorder.names).toEqual([]);
  });

  test('leaves other objects alone', () => {
    expect(assignAndFollow({ a: 1 }, { b: 2 })).toEqual({ a: 1, b: 2 });
    expect(spreadAndFollow(() => ({ c: 3 }), [undefined, {}])).toEqual({ c: 3 });
  });
});
