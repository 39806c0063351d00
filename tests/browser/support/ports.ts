/** Ports that the built sites are served on while browser tests run. */
export const EDITION_PORTS = { english: 4310, chinese: 4311 } as const;
