/** A whole piece of work as people have it, done by several contenders on the same material. */

export interface JobContender {
  readonly name: string;
  /**
   * Does all of the work, and returns its answers. Each contender has its own loop, so that none shares V8's feedback.
   */
  readonly run: () => readonly string[];
}

export interface Job {
  readonly title: string;
  /** How much there is, and what makes an answer right. */
  readonly says: string;
  /** The right answers. */
  readonly right: readonly string[];
  /** std66 comes first. */
  readonly contenders: readonly [JobContender, ...JobContender[]];
}
