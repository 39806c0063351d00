/** Calls back when the frame that is being prepared has been painted. */
export function afterPaint(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = callback;
  port2.postMessage(undefined);
}
