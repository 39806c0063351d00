interface Constructor {
  readonly prototype: object;
}

/** As `util.inherits()`. */
export function inherits({ prototype }: Constructor, parent: Constructor): void {
  Object.setPrototypeOf(prototype, parent.prototype);
}
