import Vinyl from 'vinyl';

// #region class
class Page extends Vinyl {
  constructor(options = {}) {
    super(options);
    this.title = options.title ?? 'Untitled';
  }

  get title() {
    return this._title;
  }

  set title(title) {
    this._title = title.trim();
  }

  static isCustomProp(name) {
    return super.isCustomProp(name) && name !== '_title';
  }

  clone(options) {
    const copy = super.clone(options);
    copy.title = this.title;
    return copy;
  }
}
// #endregion class

// #region use
const page = new Page({ path: '/src/index.md', title: ' Home ', author: 'Ann' });
const copy = page.clone();

console.log(copy.title, copy.author);
console.log(Page.isCustomProp('author'), Page.isCustomProp('_title'), Page.isCustomProp('path'));
// #endregion use
