/** Participles without "-ed" of the verbs that technical prose uses. */
export const irregularParticiples: ReadonlySet<string> = new Set(
  `begun bound broken brought built bought caught chosen cut drawn driven fed felt forbidden forgotten
  found frozen given gone got gotten grown heard held hidden hit kept known laid led left lent lost
  made meant met overridden overwritten paid proven put quit read rebuilt reread rerun reset rewritten
  risen run said seen sent set shaken shown shut sold sought spent split spread stolen struck sworn
  taken taught thought thrown told torn understood undone unset woken won worn wound woven written`.split(
    /\s+/,
  ),
);
