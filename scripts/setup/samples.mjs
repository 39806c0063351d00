import { installPackages } from './install.mjs';

// Started before the commands that run samples, which need the packages of both.
installPackages('.');
installPackages('samples');
