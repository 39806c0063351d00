/**
 * Asks for the styles when the application's code has been evaluated. Asking during that is dear
 * where a tool watches the network, Lighthouse say: it wants to know the line, and the browser
 * reads all the code again to find it, 40 ms on a processor slowed down four times.
 */
setTimeout(() => {
  // Without them the mobile sidebar stays hidden: the browser reports the request, and links work on.
  import('@site/src/css/application.css').catch(() => undefined);
});

export {};
