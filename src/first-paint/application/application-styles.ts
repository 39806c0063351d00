/**
 * Fetches the styles after the application's code was evaluated. Where a tool watches the network, an
 * earlier request makes the browser parse all the code again, to say from which line it came.
 */
setTimeout(() => {
  // Without them the mobile sidebar stays hidden: the browser reports the request, and links work on.
  import('@site/src/css/application.css').catch(() => undefined);
});

export {};
