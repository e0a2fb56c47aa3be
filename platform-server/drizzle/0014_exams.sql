CREATE TABLE "certificate" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"number" text NOT NULL,
	"template_id" uuid NOT NULL,
	"member_id" uuid,
	"train_id" uuid,
	"values" jsonb NOT NULL,
	"name" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"reason" text,
	"replaced_by_id" uuid,
	"credential" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "certificate_tenant_id_key" UNIQUE("tenant_id","id"),
	CONSTRAINT "certificate_number_key" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
ALTER TABLE "certificate" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "certificate_counter" (
	"tenant_id" uuid NOT NULL,
	"pattern" text NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "certificate_counter_tenant_id_pattern_pk" PRIMARY KEY("tenant_id","pattern")
);
--> statement-breakpoint
ALTER TABLE "certificate_counter" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "certificate_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_picture_tenant_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "certificate_picture" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "certificate_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"name" text NOT NULL,
	"background_id" uuid,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"number_pattern" text NOT NULL,
	"valid_months" integer,
	"skill" text DEFAULT '' NOT NULL,
	"issued_count" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "certificate_template_tenant_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "certificate_template" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "signing_key" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "essay_answer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"part_id" text DEFAULT '' NOT NULL,
	"question_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"number" text NOT NULL,
	"max_score" integer NOT NULL,
	"given" text NOT NULL,
	"needed" integer DEFAULT 1 NOT NULL,
	"marks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "essay_answer_tenant_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "essay_answer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "essay_mark" (
	"tenant_id" uuid NOT NULL,
	"essay_id" uuid NOT NULL,
	"marker_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"lines" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "essay_mark_essay_id_marker_id_pk" PRIMARY KEY("essay_id","marker_id")
);
--> statement-breakpoint
ALTER TABLE "essay_mark" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "exam" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"paper_id" uuid,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"minutes" integer DEFAULT 60 NOT NULL,
	"pass_score" integer DEFAULT 0 NOT NULL,
	"total_score" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"shuffle_questions" boolean DEFAULT false NOT NULL,
	"shuffle_options" boolean DEFAULT false NOT NULL,
	"show_answers" text DEFAULT 'afterEnd' NOT NULL,
	"layout" text DEFAULT 'page' NOT NULL,
	"blind" boolean DEFAULT false NOT NULL,
	"two_markers" boolean DEFAULT false NOT NULL,
	"watch_focus" boolean DEFAULT false NOT NULL,
	"audience_all" boolean DEFAULT false NOT NULL,
	"marker_ids" uuid[] DEFAULT '{}' NOT NULL,
	"participant_count" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "exam_tenant_id_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "exam" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "exam_audience" (
	"tenant_id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	CONSTRAINT "exam_audience_exam_id_kind_target_id_pk" PRIMARY KEY("exam_id","kind","target_id")
);
--> statement-breakpoint
ALTER TABLE "exam_audience" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "exam_extra" (
	"tenant_id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exam_extra_exam_id_member_id_pk" PRIMARY KEY("exam_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "exam_extra" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "exam_question" (
	"tenant_id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"sort" integer NOT NULL,
	"section_title" text NOT NULL,
	"section_note" text NOT NULL,
	"section" integer NOT NULL,
	"draw" integer,
	"pick" integer,
	"question_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"score" integer NOT NULL,
	CONSTRAINT "exam_question_exam_id_sort_pk" PRIMARY KEY("exam_id","sort")
);
--> statement-breakpoint
ALTER TABLE "exam_question" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sitting" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"submitted_by" text,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leaves" integer DEFAULT 0 NOT NULL,
	"questions" integer NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"score" integer,
	"passed" boolean,
	"marked_at" timestamp with time zone,
	"counts" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sitting_tenant_id_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "sitting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sitting_answer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"sitting_id" uuid NOT NULL,
	"sort" integer NOT NULL,
	"section" integer NOT NULL,
	"question_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"max_score" integer NOT NULL,
	"options" text[],
	"given" jsonb,
	"mark" boolean DEFAULT false NOT NULL,
	"at" integer DEFAULT 0 NOT NULL,
	"score" integer,
	"comment" text DEFAULT '' NOT NULL,
	CONSTRAINT "sitting_answer_tenant_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "sitting_answer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "draw_rule" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"paper_id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"sort" integer NOT NULL,
	"category_id" uuid,
	"type" text NOT NULL,
	"difficulty" integer,
	"point" text,
	"count" integer NOT NULL,
	"score" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draw_rule" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "paper" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"title" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"type" text NOT NULL,
	"drawn" text DEFAULT 'each' NOT NULL,
	"category_id" uuid,
	"question_count" integer DEFAULT 0 NOT NULL,
	"total_score" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "paper_tenant_id_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "paper" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "paper_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"paper_id" uuid NOT NULL,
	"section_id" uuid NOT NULL,
	"sort" integer NOT NULL,
	"question_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"score" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paper_question" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "paper_section" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"paper_id" uuid NOT NULL,
	"sort" integer NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "paper_section_tenant_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "paper_section" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"type" text NOT NULL,
	"content" jsonb NOT NULL,
	"text" text NOT NULL,
	"pairs" integer[] DEFAULT '{}' NOT NULL,
	"has_picture" boolean DEFAULT false NOT NULL,
	"has_audio" boolean DEFAULT false NOT NULL,
	"category_id" uuid,
	"difficulty" integer DEFAULT 3 NOT NULL,
	"points" text[] DEFAULT '{}' NOT NULL,
	"revision" integer,
	"has_changes" boolean DEFAULT true NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "question_tenant_id_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "question" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "question_resource" (
	"tenant_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"resource_id" uuid NOT NULL,
	CONSTRAINT "question_resource_question_id_number_resource_id_pk" PRIMARY KEY("question_id","number","resource_id")
);
--> statement-breakpoint
ALTER TABLE "question_resource" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "question_revision" (
	"tenant_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"content" jsonb NOT NULL,
	"text" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_revision_question_id_number_pk" PRIMARY KEY("question_id","number"),
	CONSTRAINT "question_revision_tenant_key" UNIQUE("tenant_id","question_id","number")
);
--> statement-breakpoint
ALTER TABLE "question_revision" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "train" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organ_id" uuid NOT NULL,
	"branch_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"cover_id" uuid,
	"goal" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"region_id" text,
	"hours" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"enrol_from" timestamp with time zone,
	"enrol_until" timestamp with time zone,
	"pass_items" integer,
	"pass_exams" text DEFAULT 'passed' NOT NULL,
	"certificate_template_id" uuid,
	"certificate_when" text DEFAULT 'finished' NOT NULL,
	"link_token" text,
	"link_places" integer,
	"link_until" timestamp with time zone,
	"user_count" integer DEFAULT 0 NOT NULL,
	"passed_count" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "train_tenant_id_key" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "train" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "train_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"train_id" uuid NOT NULL,
	"sort" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"required" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "train_item" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "train_member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"train_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"by" text NOT NULL,
	"done" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"passed_at" timestamp with time zone,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "train_member" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_tenant_id_template_id_certificate_template_tenant_id_id_fk" FOREIGN KEY ("tenant_id","template_id") REFERENCES "public"."certificate_template"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_counter" ADD CONSTRAINT "certificate_counter_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_picture" ADD CONSTRAINT "certificate_picture_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_picture" ADD CONSTRAINT "certificate_picture_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_picture" ADD CONSTRAINT "certificate_picture_tenant_id_file_id_stored_file_tenant_id_id_fk" FOREIGN KEY ("tenant_id","file_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_template" ADD CONSTRAINT "certificate_template_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_template" ADD CONSTRAINT "certificate_template_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_template" ADD CONSTRAINT "certificate_template_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_template" ADD CONSTRAINT "certificate_template_tenant_id_background_id_certificate_picture_tenant_id_id_fk" FOREIGN KEY ("tenant_id","background_id") REFERENCES "public"."certificate_picture"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_key" ADD CONSTRAINT "signing_key_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_answer" ADD CONSTRAINT "essay_answer_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_answer" ADD CONSTRAINT "essay_answer_tenant_id_exam_id_exam_tenant_id_id_fk" FOREIGN KEY ("tenant_id","exam_id") REFERENCES "public"."exam"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_answer" ADD CONSTRAINT "essay_answer_tenant_id_answer_id_sitting_answer_tenant_id_id_fk" FOREIGN KEY ("tenant_id","answer_id") REFERENCES "public"."sitting_answer"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_mark" ADD CONSTRAINT "essay_mark_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "essay_mark" ADD CONSTRAINT "essay_mark_tenant_id_essay_id_essay_answer_tenant_id_id_fk" FOREIGN KEY ("tenant_id","essay_id") REFERENCES "public"."essay_answer"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam" ADD CONSTRAINT "exam_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam" ADD CONSTRAINT "exam_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam" ADD CONSTRAINT "exam_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam" ADD CONSTRAINT "exam_tenant_id_paper_id_paper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","paper_id") REFERENCES "public"."paper"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_audience" ADD CONSTRAINT "exam_audience_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_audience" ADD CONSTRAINT "exam_audience_tenant_id_exam_id_exam_tenant_id_id_fk" FOREIGN KEY ("tenant_id","exam_id") REFERENCES "public"."exam"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_extra" ADD CONSTRAINT "exam_extra_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_extra" ADD CONSTRAINT "exam_extra_tenant_id_exam_id_exam_tenant_id_id_fk" FOREIGN KEY ("tenant_id","exam_id") REFERENCES "public"."exam"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_extra" ADD CONSTRAINT "exam_extra_tenant_id_member_id_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_question" ADD CONSTRAINT "exam_question_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_question" ADD CONSTRAINT "exam_question_tenant_id_exam_id_exam_tenant_id_id_fk" FOREIGN KEY ("tenant_id","exam_id") REFERENCES "public"."exam"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_question" ADD CONSTRAINT "exam_question_tenant_id_question_id_revision_question_revision_tenant_id_question_id_number_fk" FOREIGN KEY ("tenant_id","question_id","revision") REFERENCES "public"."question_revision"("tenant_id","question_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting" ADD CONSTRAINT "sitting_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting" ADD CONSTRAINT "sitting_tenant_id_exam_id_exam_tenant_id_id_fk" FOREIGN KEY ("tenant_id","exam_id") REFERENCES "public"."exam"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting" ADD CONSTRAINT "sitting_tenant_id_member_id_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_answer" ADD CONSTRAINT "sitting_answer_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_answer" ADD CONSTRAINT "sitting_answer_tenant_id_sitting_id_sitting_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sitting_id") REFERENCES "public"."sitting"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_rule" ADD CONSTRAINT "draw_rule_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_rule" ADD CONSTRAINT "draw_rule_tenant_id_paper_id_paper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","paper_id") REFERENCES "public"."paper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_rule" ADD CONSTRAINT "draw_rule_tenant_id_section_id_paper_section_tenant_id_id_fk" FOREIGN KEY ("tenant_id","section_id") REFERENCES "public"."paper_section"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_rule" ADD CONSTRAINT "draw_rule_tenant_id_category_id_category_tenant_id_id_fk" FOREIGN KEY ("tenant_id","category_id") REFERENCES "public"."category"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_tenant_id_category_id_category_tenant_id_id_fk" FOREIGN KEY ("tenant_id","category_id") REFERENCES "public"."category"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_question" ADD CONSTRAINT "paper_question_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_question" ADD CONSTRAINT "paper_question_tenant_id_paper_id_paper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","paper_id") REFERENCES "public"."paper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_question" ADD CONSTRAINT "paper_question_tenant_id_section_id_paper_section_tenant_id_id_fk" FOREIGN KEY ("tenant_id","section_id") REFERENCES "public"."paper_section"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_question" ADD CONSTRAINT "paper_question_tenant_id_question_id_revision_question_revision_tenant_id_question_id_number_fk" FOREIGN KEY ("tenant_id","question_id","revision") REFERENCES "public"."question_revision"("tenant_id","question_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_section" ADD CONSTRAINT "paper_section_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_section" ADD CONSTRAINT "paper_section_tenant_id_paper_id_paper_tenant_id_id_fk" FOREIGN KEY ("tenant_id","paper_id") REFERENCES "public"."paper"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_tenant_id_category_id_category_tenant_id_id_fk" FOREIGN KEY ("tenant_id","category_id") REFERENCES "public"."category"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_resource" ADD CONSTRAINT "question_resource_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_resource" ADD CONSTRAINT "question_resource_tenant_id_question_id_question_tenant_id_id_fk" FOREIGN KEY ("tenant_id","question_id") REFERENCES "public"."question"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_resource" ADD CONSTRAINT "question_resource_tenant_id_resource_id_resource_tenant_id_id_fk" FOREIGN KEY ("tenant_id","resource_id") REFERENCES "public"."resource"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_revision" ADD CONSTRAINT "question_revision_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_revision" ADD CONSTRAINT "question_revision_tenant_id_question_id_question_tenant_id_id_fk" FOREIGN KEY ("tenant_id","question_id") REFERENCES "public"."question"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train" ADD CONSTRAINT "train_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train" ADD CONSTRAINT "train_tenant_id_organ_id_organ_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organ_id") REFERENCES "public"."organ"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train" ADD CONSTRAINT "train_tenant_id_branch_id_branch_tenant_id_id_fk" FOREIGN KEY ("tenant_id","branch_id") REFERENCES "public"."branch"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train" ADD CONSTRAINT "train_tenant_id_cover_id_stored_file_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cover_id") REFERENCES "public"."stored_file"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train" ADD CONSTRAINT "train_tenant_id_certificate_template_id_certificate_template_tenant_id_id_fk" FOREIGN KEY ("tenant_id","certificate_template_id") REFERENCES "public"."certificate_template"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train_item" ADD CONSTRAINT "train_item_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train_item" ADD CONSTRAINT "train_item_tenant_id_train_id_train_tenant_id_id_fk" FOREIGN KEY ("tenant_id","train_id") REFERENCES "public"."train"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train_member" ADD CONSTRAINT "train_member_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train_member" ADD CONSTRAINT "train_member_tenant_id_train_id_train_tenant_id_id_fk" FOREIGN KEY ("tenant_id","train_id") REFERENCES "public"."train"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train_member" ADD CONSTRAINT "train_member_tenant_id_member_id_member_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."member"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_issued_idx" ON "certificate" USING btree ("tenant_id","organ_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "certificate_member_idx" ON "certificate" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "certificate_train_idx" ON "certificate" USING btree ("train_id");--> statement-breakpoint
CREATE INDEX "certificate_template_idx" ON "certificate" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "certificate_branch_idx" ON "certificate" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "certificate_picture_organ_idx" ON "certificate_picture" USING btree ("tenant_id","organ_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_picture_file_key" ON "certificate_picture" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "certificate_template_list_idx" ON "certificate_template" USING btree ("tenant_id","organ_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "certificate_template_branch_idx" ON "certificate_template" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "certificate_template_background_idx" ON "certificate_template" USING btree ("background_id");--> statement-breakpoint
CREATE INDEX "signing_key_tenant_idx" ON "signing_key" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "essay_answer_key" ON "essay_answer" USING btree ("answer_id","part_id");--> statement-breakpoint
CREATE INDEX "essay_answer_queue_idx" ON "essay_answer" USING btree ("exam_id","question_id","created_at");--> statement-breakpoint
CREATE INDEX "exam_created_idx" ON "exam" USING btree ("tenant_id","organ_id","created_at","id");--> statement-breakpoint
CREATE INDEX "exam_starts_idx" ON "exam" USING btree ("tenant_id","organ_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "exam_paper_idx" ON "exam" USING btree ("paper_id");--> statement-breakpoint
CREATE INDEX "exam_branch_idx" ON "exam" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "exam_audience_target_idx" ON "exam_audience" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "exam_question_question_idx" ON "exam_question" USING btree ("question_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "sitting_attempt_key" ON "sitting" USING btree ("exam_id","member_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "sitting_open_key" ON "sitting" USING btree ("exam_id","member_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "sitting_member_idx" ON "sitting" USING btree ("member_id","started_at");--> statement-breakpoint
CREATE INDEX "sitting_due_idx" ON "sitting" USING btree ("ends_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "sitting_score_idx" ON "sitting" USING btree ("exam_id","score") WHERE counts;--> statement-breakpoint
CREATE UNIQUE INDEX "sitting_answer_place_key" ON "sitting_answer" USING btree ("sitting_id","sort");--> statement-breakpoint
CREATE INDEX "sitting_answer_question_idx" ON "sitting_answer" USING btree ("question_id","revision");--> statement-breakpoint
CREATE INDEX "draw_rule_section_idx" ON "draw_rule" USING btree ("section_id","sort");--> statement-breakpoint
CREATE INDEX "draw_rule_paper_idx" ON "draw_rule" USING btree ("paper_id");--> statement-breakpoint
CREATE INDEX "draw_rule_category_idx" ON "draw_rule" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "paper_updated_idx" ON "paper" USING btree ("tenant_id","organ_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "paper_category_idx" ON "paper" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "paper_branch_idx" ON "paper" USING btree ("branch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_question_key" ON "paper_question" USING btree ("paper_id","question_id");--> statement-breakpoint
CREATE INDEX "paper_question_question_idx" ON "paper_question" USING btree ("question_id","revision");--> statement-breakpoint
CREATE INDEX "paper_question_section_idx" ON "paper_question" USING btree ("section_id","sort");--> statement-breakpoint
CREATE INDEX "paper_section_idx" ON "paper_section" USING btree ("paper_id","sort");--> statement-breakpoint
CREATE INDEX "question_updated_idx" ON "question" USING btree ("tenant_id","organ_id","updated_at","id","branch_id","state","type","difficulty","category_id");--> statement-breakpoint
CREATE INDEX "question_created_idx" ON "question" USING btree ("tenant_id","organ_id","created_at","id");--> statement-breakpoint
CREATE INDEX "question_bank_idx" ON "question" USING btree ("organ_id","state","category_id","type","difficulty");--> statement-breakpoint
CREATE INDEX "question_category_idx" ON "question" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "question_branch_idx" ON "question" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "question_points_idx" ON "question" USING gin ("points");--> statement-breakpoint
CREATE INDEX "question_pairs_idx" ON "question" USING gin ("pairs");--> statement-breakpoint
CREATE INDEX "question_resource_resource_idx" ON "question_resource" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "train_created_idx" ON "train" USING btree ("tenant_id","organ_id","created_at","id");--> statement-breakpoint
CREATE INDEX "train_starts_idx" ON "train" USING btree ("tenant_id","organ_id","starts_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "train_link_key" ON "train" USING btree ("link_token");--> statement-breakpoint
CREATE INDEX "train_branch_idx" ON "train" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "train_cover_idx" ON "train" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "train_template_idx" ON "train" USING btree ("certificate_template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "train_item_key" ON "train_item" USING btree ("train_id","kind","target_id");--> statement-breakpoint
CREATE INDEX "train_item_target_idx" ON "train_item" USING btree ("target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "train_member_key" ON "train_member" USING btree ("train_id","member_id");--> statement-breakpoint
CREATE INDEX "train_member_member_idx" ON "train_member" USING btree ("member_id","train_id");--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "certificate" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "certificate" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "certificate" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "certificate_counter" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "certificate_counter" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "certificate_picture" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "certificate_picture" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "organ_wall" ON "certificate_picture" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "certificate_template" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "certificate_template" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "certificate_template" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "system_access" ON "signing_key" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "essay_answer" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "essay_answer" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "essay_mark" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "essay_mark" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "exam" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "exam" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "exam" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "exam_audience" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "exam_audience" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "exam_extra" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "exam_extra" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "exam_question" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "exam_question" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "sitting" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "sitting" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "sitting_answer" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "sitting_answer" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "draw_rule" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "draw_rule" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "paper" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "paper" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "paper" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "paper_question" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "paper_question" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "paper_section" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "paper_section" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "question" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "question" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "question" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "question_resource" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "question_resource" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "question_revision" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "question_revision" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "train" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "train" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "branch_wall" ON "train" AS RESTRICTIVE FOR ALL TO "edu_app" USING ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[])))) WITH CHECK ((SELECT nullif(current_setting('app.organ_id', true), '') IS NULL)
    OR (organ_id = (SELECT nullif(current_setting('app.organ_id', true), '')::uuid)
      AND ((SELECT nullif(current_setting('app.branches', true), '') = '*')
        OR branch_id = ANY ((SELECT nullif(nullif(current_setting('app.branches', true), ''), '*')::uuid[])::uuid[]))));--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "train_item" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "train_item" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "tenant_wall" ON "train_member" AS PERMISSIVE FOR ALL TO "edu_app" USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system_access" ON "train_member" AS PERMISSIVE FOR ALL TO "edu_system" USING (true) WITH CHECK (true);