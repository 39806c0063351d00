// Without them the mobile sidebar stays hidden: the browser reports the request, and links work on.
import('@site/src/css/application.css').catch(() => undefined);

export {};
