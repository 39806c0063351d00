import './report-errors.mjs';

import { installPackages } from './install.mjs';
import { requireNode } from './node-version.mjs';

// Started before the commands that run samples, which need the packages of both.
requireNode();
installPackages('.');
installPackages('samples');
