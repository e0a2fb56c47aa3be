CREATE TABLE "article" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"slug" text NOT NULL,
	"category_id" uuid,
	"title" text NOT NULL,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"cover_id" uuid,
	"on_entrance" boolean DEFAULT false NOT NULL,
	"year" integer,
	"content" jsonb NOT NULL,
	"words" text NOT NULL,
	"reason" text,
	"publish_at" timestamp with time zone,
	"scheduled_by" uuid,
	"published_at" timestamp with time zone,
	"published_number" integer,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "article_tenant_id_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "article" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "article_resource" (
	"tenant_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"resource_id" uuid NOT NULL,
	CONSTRAINT "article_resource_article_id_number_resource_id_pk" PRIMARY KEY("article_id","number","resource_id")
);
--> statement-breakpoint
ALTER TABLE "article_resource" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "article_revision" (
	"tenant_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"cover_id" uuid,
	"on_entrance" boolean DEFAULT false NOT NULL,
	"year" integer,
	"content" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_revision_article_id_number_pk" PRIMARY KEY("article_id","number")
);
--> statement-breakpoint
ALTER TABLE "article_revision" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_tenant_id_category_id_category_tenant_id_id_fk" FOREIGN KEY ("tenant_id","category_id") REFERENCES "public"."category"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_resource" ADD CONSTRAINT "article_resource_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_resource" ADD CONSTRAINT "article_resource_tenant_id_article_id_article_tenant_id_id_fk" FOREIGN KEY ("tenant_id","article_id") REFERENCES "public"."article"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_resource" ADD CONSTRAINT "article_resource_tenant_id_resource_id_resource_tenant_id_id_fk" FOREIGN KEY ("tenant_id","resource_id") REFERENCES "public"."resource"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revision" ADD CONSTRAINT "article_revision_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revision" ADD CONSTRAINT "article_revision_tenant_id_article_id_article_tenant_id_id_fk" FOREIGN KEY ("tenant_id","article_id") REFERENCES "public"."article"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "article_slug_key" ON "article" USING btree ("tenant_id","kind","slug");--> statement-breakpoint
CREATE INDEX "article_updated_idx" ON "article" USING btree ("tenant_id","organ_id","kind","updated_at","id","branch_id","state","category_id");--> statement-breakpoint
CREATE INDEX "article_shown_idx" ON "article" USING btree ("tenant_id","published_at","id") WHERE "article"."is_shown";--> statement-breakpoint
CREATE INDEX "article_due_idx" ON "article" USING btree ("publish_at") WHERE "article"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "article_branch_idx" ON "article" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "article_category_idx" ON "article" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "article_resource_resource_idx" ON "article_resource" USING btree ("resource_id");--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "article" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "article" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "article" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "article_resource" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "article_resource" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "article_revision" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "article_revision" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);