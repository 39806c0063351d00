import './setup/end-with-npm.mjs';
import './setup/report-errors.mjs';

import { SETTINGS } from './configured-settings.mjs';
import { installPackages } from './setup/install.mjs';
import { keepBuilds } from './setup/kept-builds.mjs';
import { refuseSiteSettings } from './setup/site-settings.mjs';

refuseSiteSettings('npm run build:configured');
installPackages('.');
await keepBuilds('configured', SETTINGS);
